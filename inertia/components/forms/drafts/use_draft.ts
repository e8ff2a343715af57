import { useEffect, useRef, useState } from 'react'
import type { Fields } from '~/components/forms/use_fields'
import { letGo } from '~/hooks/use_unsaved_guard'
import { awaitAnswer } from './awaited_draft'
import { dropDraft, saveDraft, readDraft, sweepDrafts } from './draft_store'
import { keptValues, shapeOf } from './kept_values'
import { usePlace } from './use_place'

let isSwept = false

/**
 * Keeps on the device what is typed in a form until it is sent, and puts it back when the form is opened again, whatever came between: no network, a page
 * that broke, a session that ended. `touch` tells that a person does something in the form: what it fills in by itself is no draft.
 */
export function useDraft<T extends object>(fields: Fields<T>, form: string) {
  const place = usePlace(form)
  const { id, secret } = place ?? {}
  const { data, initial, saved, restore } = fields
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const [isTouched, setTouched] = useState(false)
  const touched = useRef(false)
  const shape = shapeOf(initial)

  useEffect(() => {
    if (!id || !secret) return
    if (!isSwept) sweepDrafts()
    isSwept = true
    let isGone = false
    void readDraft(id, secret).then((draft) => {
      if (isGone || touched.current || !draft) return
      if (draft.shape !== shape || Object.keys(draft.values).length === 0) return dropDraft(id)
      restore(draft.values as Partial<T>)
      setRestoredAt(draft.at)
      touch()
    })
    return () => {
      isGone = true
    }
    // Read once, when the form is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, secret])

  useEffect(() => {
    if (!id || !secret || !isTouched) return
    const values = keptValues(data, saved)
    if (Object.keys(values).length > 0) saveDraft(id, secret, { at: Date.now(), shape, values })
    else dropDraft(id)
  }, [id, secret, isTouched, data, saved, shape])

  function touch() {
    touched.current = true
    setTouched(true)
  }
  /** What was typed is not wanted any more, or was sent. */
  function drop() {
    setRestoredAt(null)
    if (id) dropDraft(id)
  }
  /** It was sent, and the page that the browser loads now says whether it was accepted. */
  function leave() {
    letGo()
    if (id) awaitAnswer(id)
  }

  return { restoredAt, touch, drop, leave }
}
