/** Words of the validity light that have a sentence of their own. */
const LIGHTS = ['interrupted', 'superseded', 'substituted', 'reformed', 'standing']

/** The word by which the messages tell a change: an article is reformed, a norm ceases to be law, a thesis is superseded. */
export function changeKind({ reason, after, kind }: { reason: string; after: string | null; kind: string }): string {
  if (reason === 'text') return kind === 'articulo' ? 'reform' : 'text'
  if (reason === 'force') return after === 'ended' ? 'ended' : 'standing'
  if (reason === 'light') return LIGHTS.find((light) => light === after) ?? 'light'
  return reason
}
