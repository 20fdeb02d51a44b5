package agon.cluster;

import agon.cluster.grid.Declined;
import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.proof.Answer;
import agon.proof.ProofPart;
import agon.proof.ProofTable;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Searches parts of a proof. What it found for one part of a run helps with the next. */
final class ProofTrade implements Trade {
  static final String KIND = "proof";

  private final Catalog catalog;
  private final String machine;

  /** Of the last run that had work here, for those who work at the same time one each. */
  private final Deque<ProofTable> tables = new ArrayDeque<>();

  private String run = "";

  ProofTrade(Catalog catalog, String machine) {
    this.catalog = catalog;
    this.machine = machine;
  }

  /**
   * What a part is about.
   *
   * @param position the root of the whole proof
   * @param hash megabytes of a table
   */
  record Task(String game, String position, int hash, ProofPart part) {
    byte[] bytes() {
      return Bytes.write(
          out -> {
            Bytes.writeText(out, game);
            Bytes.writeText(out, position);
            out.writeInt(hash);
            out.writeInt(part.atLeast());
            out.writeLong(part.nodes());
            out.writeInt(part.moves().size());
            for (int move : part.moves()) {
              out.writeInt(move);
            }
          });
    }

    static Task of(byte[] bytes) {
      return Bytes.read(bytes, Task::read);
    }

    private static Task read(DataInputStream in) throws IOException {
      String game = Bytes.readText(in);
      String position = Bytes.readText(in);
      int hash = in.readInt();
      int atLeast = in.readInt();
      long nodes = in.readLong();
      List<Integer> moves = new ArrayList<>();
      for (int i = in.readInt(); i > 0; i--) {
        moves.add(in.readInt());
      }
      return new Task(game, position, hash, new ProofPart(moves, atLeast, nodes));
    }
  }

  static byte[] bytes(ProofPart.Finding finding) {
    return Bytes.write(
        out -> {
          out.writeUTF(finding.answer().name());
          out.writeLong(finding.nodes());
          out.writeInt(finding.branches().size());
          for (ProofPart.Branch branch : finding.branches()) {
            out.writeInt(branch.move());
            out.writeInt(branch.proof());
            out.writeInt(branch.disproof());
          }
        });
  }

  static ProofPart.Finding finding(byte[] bytes) {
    return Bytes.read(
        bytes,
        in -> {
          Answer answer = Answer.valueOf(in.readUTF());
          long nodes = in.readLong();
          List<ProofPart.Branch> branches = new ArrayList<>();
          for (int i = in.readInt(); i > 0; i--) {
            branches.add(new ProofPart.Branch(in.readInt(), in.readInt(), in.readInt()));
          }
          return new ProofPart.Finding(answer, branches, nodes);
        });
  }

  @Override
  public Delivery work(Order order, Wanted wanted) {
    long start = System.nanoTime();
    Task task = Task.of(order.body());
    ProofTable table = table(order.run(), task.hash());
    try {
      Game game = catalog.game(task.game());
      ProofPart.Finding finding =
          task.part().search(game, game.position(task.position()), table, wanted::isWanted);
      return new Delivery(machine, 1, 0, 0, System.nanoTime() - start, bytes(finding));
    } catch (BadInput e) {
      throw new Declined(e.sentence());
    } finally {
      giveBack(order.run(), table);
    }
  }

  private ProofTable table(String of, int hash) {
    synchronized (tables) {
      if (!run.equals(of)) {
        run = of;
        tables.clear();
      }
      ProofTable free = tables.poll();
      return free == null ? ProofTable.ofMegabytes(hash) : free;
    }
  }

  private void giveBack(String of, ProofTable table) {
    synchronized (tables) {
      if (run.equals(of)) {
        tables.push(table);
      }
    }
  }

  @Override
  public void close() {}
}
