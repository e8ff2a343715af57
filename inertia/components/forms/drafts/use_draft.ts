import { useEffect, useRef, useState } from 'react'
import { letGo } from '~/hooks/use_unsaved_guard'
import { awaitAnswer } from './awaited_draft'
import { dropDraft, saveDraft, readDraft, sweepDrafts } from './draft_store'
import { keptValues, shapeOf } from './kept_values'
import { usePlace } from './use_place'

let isSwept = false

/** What a draft is made of, as a form has it. */
export interface Drafted<T extends object> {
  data: T
  /** As the form was when it was opened. */
  initial: T
  /** What the server has. */
  saved: T
  restore(values: Partial<T>): void
  /** What is chosen beside the fields and is kept with them. */
  beside?: Beside
}

/** Something that belongs to a form and is no field of it: kept in its draft once a field is. */
export interface Beside {
  values: Record<string, unknown>
  restore(values: Record<string, unknown>): void
}

interface KeptDraft {
  fields: Record<string, unknown>
  beside?: Record<string, unknown>
}

const NO_DRAFT = ''

/** A draft as text, to be compared with the one before; empty when no field differs. */
function draftOf(fields: KeptDraft['fields'], beside?: KeptDraft['beside']): string {
  return Object.keys(fields).length === 0 ? NO_DRAFT : JSON.stringify({ fields, beside } satisfies KeptDraft)
}

/**
 * Keeps on the device what is typed in a form until it is sent, and puts it back when the form is opened again, whatever came between: no network, a page
 * that broke, a session that ended. `touch` tells that a person does something in the form: what it fills in by itself is no draft.
 */
export function useDraft<T extends object>({ data, initial, saved, restore, beside }: Drafted<T>, form: string) {
  const place = usePlace(form)
  const { id, secret } = place ?? {}
  const [besideFirst] = useState(beside?.values)
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const [isTouched, setTouched] = useState(false)
  const touched = useRef(false)
  const shape = shapeOf(initial)
  const kept = isTouched ? draftOf(keptValues(data, saved), beside && keptValues(beside.values, besideFirst!)) : null

  useEffect(() => {
    if (!id || !secret) return
    if (!isSwept) sweepDrafts()
    isSwept = true
    let isGone = false
    void readDraft(id, secret).then((draft) => {
      if (isGone || touched.current || !draft) return
      const { beside: chosen, fields } = draft.values as Partial<KeptDraft>
      if (draft.shape !== shape || !fields) return dropDraft(id)
      if (chosen) beside?.restore(chosen)
      restore(fields as Partial<T>)
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
    if (!id || !secret || kept === null) return
    if (kept === NO_DRAFT) dropDraft(id)
    else saveDraft(id, secret, { at: Date.now(), shape, values: JSON.parse(kept) as Record<string, unknown> })
  }, [id, secret, kept, shape])

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
