import type { ListedDocument } from '~/features/research/types'

/** What a document is known by, in one line: clave, época, court and subjects of a thesis; court of a case; where an article stands in its law. */
export function DocumentLine({ document }: { document: ListedDocument }) {
  const { documentType, force, type, number, epoch, court, subjects, path, state, isArticle } = document
  if (isArticle || documentType === 'ley')
    return <span className="wrap-anywhere">{[state, ...path].filter(Boolean).join(' › ')}</span>
  const clave = documentType === 'tesis' ? [force === 'binding' ? type : null, number].filter(Boolean).join(' ') : type
  return <span className="wrap-anywhere">{[clave, epoch, court, subjects.join(', ')].filter(Boolean).join(' · ')}</span>
}
