import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import { MarkedText } from './marked_text'

/** Plain text as it is. */
export function TextView({ text, isCut, words }: { text: string; isCut: boolean; words: string }) {
  const t = useMessages()
  return (
    <div className="space-y-3">
      {isCut && <Note tone="info">{t('document_reading.preview.cut')}</Note>}
      <pre
        tabIndex={0}
        aria-label={t('document_reading.preview.text')}
        className="max-h-[80dvh] overflow-auto rounded-lg border border-line bg-surface p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        <MarkedText text={text} words={words} />
      </pre>
    </div>
  )
}
