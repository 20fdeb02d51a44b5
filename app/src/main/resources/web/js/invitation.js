/** The link that brings a friend to a game, as other machines can use it. */
import { h, put } from './dom.js';
import { t } from './messages.js';
import { get } from './api.js';
import { copy } from './exchange.js';
import { toolButton } from './controls.js';
import { qrCode } from './qr.js';

export async function invitation(place, id, token) {
  const { addresses } = await get('/api/addresses');
  // Whoever came by an address of this machine itself can pass on only one that leads here from elsewhere.
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  const base = local ? (addresses[0] ?? `${location.origin}/`) : `${location.origin}/`;
  const link = `${base}#/play/${id}?join=${token}`;
  put(place, h('div', { class: 'card stack invitation' },
    h('strong', {}, t('friend.title')),
    h('input', { type: 'text', readonly: true, value: link, 'aria-label': t('friend.link'), onfocus: (event) => event.target.select() }),
    // A camera elsewhere can only use a link that leads here from elsewhere.
    local && !addresses.length ? null : qrCode(link, t('friend.qr')),
    h('p', { class: 'soft small' }, t(local && !addresses.length ? 'friend.here' : 'friend.note')),
    h('div', { class: 'row' }, toolButton('copy', t('share.link'), () => copy(link)))));
}
