import { useEffect, useState } from 'react'
import { Highlight } from '~/components/display/highlight'
import { Panel } from '~/components/layout/panel'
import { SearchField } from '~/components/forms/inputs/search_field'
import { useMessages } from '~/hooks/use_messages'
import { passagesAddress } from './addresses'
import { usePlaceName } from './place_name'
import { useFetched } from './use_fetched'
import type { Place, Reading, TextMatch } from './vocabulary'

type FindInDocumentProps = {
  matterId: number
  documentId: number
  version: number
  reading: Reading
  words: string
  onWords: (words: string) => void
  onPlace: (place: Place) => void
}

const PAUSE_MS = 300

/** Finds where a document says something: places with extracts; choosing one turns to it. */
export function FindInDocument({
  matterId,
  documentId,
  version,
  reading,
  words,
  onWords,
  onPlace,
}: FindInDocumentProps) {
  const t = useMessages()
  const [typed, setTyped] = useState(words)
  const isLooking = words.trim() !== '' && reading.state === 'done'
  const fetched = useFetched<{ passages: TextMatch[]; total: number }>(
    isLooking ? passagesAddress(matterId, documentId, version, words.trim()) : null
  )

  useEffect(() => {
    const timer = setTimeout(() => onWords(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onWords])

  return (
    <Panel title={t('document_reading.find.title')}>
      <SearchField
        label={t('document_reading.find.label')}
        placeholder={t('document_reading.find.placeholder')}
        value={typed}
        onChange={setTyped}
        disabled={reading.state !== 'done'}
        help={reading.state === 'done' ? undefined : t('document_reading.find.without_text')}
      />
      {isLooking && fetched.hasFailed && (
        <p className="mt-2 text-sm text-danger-fg">{t('document_reading.find.failed')}</p>
      )}
      {isLooking && fetched.value && <Passages {...fetched.value} onPlace={onPlace} />}
    </Panel>
  )
}

type PassagesProps = { passages: TextMatch[]; total: number; onPlace: (place: Place) => void }

function Passages({ passages, total, onPlace }: PassagesProps) {
  const t = useMessages()
  const placeName = usePlaceName()
  return (
    <>
      <p role="status" className="mt-2 text-sm text-fg-muted">
        {t('document_reading.find.count', { count: total })}
      </p>
      <ol className="mt-1 max-h-80 divide-y divide-line-subtle overflow-auto">
        {passages.map(({ place, snippet }, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => onPlace(place)}
              className="w-full rounded-sm px-1 py-2 text-left text-sm hover:bg-surface-hover"
            >
              <span className="block text-2xs font-medium text-fg-subtle">{placeName(place)}</span>
              <span className="wrap-anywhere">
                <Highlight runs={snippet} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
