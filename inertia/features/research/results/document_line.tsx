import type { ListedDocument } from '~/features/research/types'

/** Clave, época, court and subjects of a document in one line. The name of a case is its title already. */
export function DocumentLine({ document }: { document: ListedDocument }) {
  const { documentType, force, type, number, epoch, court, subjects } = document
  const clave = documentType === 'tesis' ? [force === 'binding' ? type : null, number].filter(Boolean).join(' ') : type
  return <span className="wrap-anywhere">{[clave, epoch, court, subjects.join(', ')].filter(Boolean).join(' · ')}</span>
}
