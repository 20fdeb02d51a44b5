/** How a game ended, in the reader's language: the server's sentence is English. */
import { currentLanguage, t, tOr } from './messages.js';
import { sideName } from './sides.js';

export function outcomeText({ outcome, outcomeText: sentence, sides, picture, unit, ended }) {
  if (currentLanguage() === 'en' && sentence && !/^[XO] /.test(sentence)) return sentence;
  if (outcome === '1/2-1/2') return t('over.draw');
  if (outcome !== '1-0' && outcome !== '0-1') return sentence ?? t('over.unfinished');
  const side = sideName(sides, outcome === '1-0' ? 0 : 1);
  const margin = picture?.score && (ended ?? 'by the rules') === 'by the rules' ? Math.abs(picture.score[0] - picture.score[1]) : 0;
  return margin && unit ? t('over.winsBy', { side, margin, unit: tOr(`unit.${unit}`, unit) }) : t('over.wins', { side });
}
