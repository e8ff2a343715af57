import { cx } from '~/components/cx'

/** The text of a note. It was sanitised by the server, when it was written; nothing else may be given here. */
export function NoteText({ html, className }: { html: string; className?: string }) {
  return <div className={cx('note-text wrap-break-word', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
