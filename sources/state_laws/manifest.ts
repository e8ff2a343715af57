import type { Manifest } from '#sources/contract/contract'

export const manifest: Manifest = {
  slug: 'state_laws',
  name: { es: 'Leyes estatales', en: 'State laws' },
  kinds: [{ slug: 'ley', name: { es: 'Leyes', en: 'Laws' }, documentType: 'ley' }],
  partKinds: [{ slug: 'articulo', name: { es: 'Artículos', en: 'Articles' }, documentType: 'articulo' }],
  homePage: 'http://compilacion.ordenjuridico.gob.mx',
  contact: 'http://www.ordenjuridico.gob.mx',
  rate: {
    perSecond: 1,
    reason:
      'The site publishes no limit and is slow. Each law takes two requests, its page and its file: at one request a second the twelve thousand texts of all congresses take a night.',
  },
  history: [
    {
      date: '2026-03-15',
      note: 'One listing a state, listPoder3.php?edo=1..32, in windows-1252: states are numbered by the alphabet, with Coahuila and Colima before Chiapas. It holds every instrument of every power; only constitutions, codes and laws are asked for, the rest is counted. Codes of ethics or conduct are codes in name only.',
    },
    {
      date: '2026-03-15',
      note: 'One file in fifteen is a dead link (Michoacán above all). The site answers it with a page and status 200: such an answer is kept and rejected as unreadable (html). A page of a law without a link is told as a failure.',
    },
    {
      date: '2026-03-15',
      note: 'Files named .doc are Word 97, OOXML or PDF. Some congresses put the lines of their pages into Word one by one, or a whole page in one paragraph, with a header on each: laws/reflow.ts makes paragraphs of them.',
    },
    {
      date: '2026-03-15',
      note: 'Titles are typed by hand and misprinted. The title as listed is kept; readers see the one that the text itself bears where it is the same but for a few letters.',
    },
    {
      date: '2026-03-15',
      note: 'Texts may be years behind those of the congresses; the site tells of no reform. So known laws are asked again with their etag, and the date of the last reform is the one that the text names.',
    },
  ],
}
