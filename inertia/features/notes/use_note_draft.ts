import { useEffect, useState } from 'react'
import { awaitAnswer } from '~/components/forms/drafts/awaited_draft'
import { dropDraft, saveDraft, readDraft } from '~/components/forms/drafts/draft_store'
import { usePlace } from '~/components/forms/drafts/use_place'

const SHAPE = 'note'

/** What was typed of a note and not saved: kept on the device as the drafts of forms are, by person and firm. */
export function useNoteDraft(name: string) {
  const { id, secret } = usePlace(name, 'notes') ?? {}
  /** What was read; undefined until it is. */
  const [begun, setBegun] = useState<string | null>()
  const [isKept, setKept] = useState(false)

  useEffect(() => {
    let isGone = false
    const reading = id && secret ? readDraft(id, secret) : Promise.resolve(null)
    void reading.then((draft) => {
      if (!isGone) setBegun(draft?.shape === SHAPE ? String(draft.values.html) : null)
    })
    return () => {
      isGone = true
    }
  }, [id, secret])

  function keep(html: string) {
    if (id && secret) saveDraft(id, secret, { at: Date.now(), shape: SHAPE, values: { html } }, setKept)
  }
  function drop() {
    setKept(false)
    if (id) dropDraft(id)
  }
  /** It was sent, and the page that the browser loads now says whether it was accepted. */
  function leave() {
    if (id) awaitAnswer(id)
  }

  return { begun, isKept, keep, drop, leave }
}
