import { Note } from '~/components/note'
import type { Found } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

const most = 12

interface UnderstoodProps {
  understood: Found['understood']
  /** Only the beginning of the text was read. */
  isCut: boolean
}

/** What of the words was searched, when it was not all of them. */
export function Understood({ understood, isCut }: UnderstoodProps) {
  const t = useMessages()
  const { words, phrases, excluded, ignored } = understood
  const searched = [...words, ...phrases.map((phrase) => `«${phrase}»`), ...excluded.map((word) => `−${word}`)]

  return (
    <>
      {isCut && (
        <Note tone="warning" className="mb-2 max-w-198">
          {t('research.cut')}
        </Note>
      )}
      {ignored.length > 0 && (
        <p className="max-w-198 pb-3 text-sm wrap-anywhere text-fg-subtle">
          {searched.length > 0 && `${t('research.searched', { words: listed(searched) })} · `}
          {t('research.ignored', { words: listed(ignored) })}
        </p>
      )}
    </>
  )
}

function listed(words: string[]): string {
  const shown = words.slice(0, most).join(', ')
  return words.length > most ? `${shown}…` : shown
}
