/** The game this browser played last, if it is still going on: a way back to it. */
import { h, put } from './dom.js';
import { t } from './messages.js';
import { get } from './api.js';
import { gameTitle } from './game-title.js';
import { currentGame, forgetGame } from './current-game.js';

export async function continueCard(place) {
  const id = currentGame();
  if (!id) return;
  try {
    const session = await get(`/api/games/${id}`);
    if (session.over) return;
    put(place,
      h('a', { class: 'card continue', href: `#/play/${id}` },
        h('strong', {}, t('home.continue')),
        h('span', { class: 'soft' }, `${gameTitle(session.game)}, ${t('home.moves', { count: session.ply })}`),
      ),
    );
  } catch (error) {
    if (error.status === 404) forgetGame();
  }
}
