import type { Method, UseFormSubmitOptions } from '@inertiajs/core'
import { useForm } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { watchAnswer, type Answers } from '~/components/forms/drafts/write_answer'
import type { FieldPlan, FieldValue, Plan } from '~/components/forms/plan'
import { useProblems } from '~/components/forms/use_problems'

export type Fields<T extends object> = ReturnType<typeof useFields<T>>
export type Visit = UseFormSubmitOptions

interface FieldsOptions {
  /** Begins the ids of the fields, for two forms on one page. */
  prefix?: string
}

/**
 * State of a form on top of Inertia's: values, rules, what is wrong and when to show it.
 * A problem is shown after a field that was changed is left and after a submit; what the server answers is shown at its field in the same way.
 */
export function useFields<T extends object>(initial: T, plan: Plan<T>, options: FieldsOptions = {}) {
  const { prefix = 'field' } = options
  const form = useForm<Record<string, FieldValue>>(initial as Record<string, FieldValue>)
  const [attempt, setAttempt] = useState(0)
  const outgoing = useRef<(data: T) => object>(undefined)
  const [first] = useState(initial)
  /** What the server has; what a reset leads back to. */
  const [saved, setSaved] = useState(initial)
  const answers = useRef<Answers>(undefined)
  const data = form.data as T
  const served = form.errors as Record<string, string | undefined>
  /** What a person changed since the form was opened or emptied. */
  const edited = useRef(new Set<string>())
  const problems = useProblems({ plan, data, served, prefix, isEdited: (name) => edited.current.has(name) })

  function set<K extends keyof T & string>(name: K, value: T[K]) {
    edited.current.add(name)
    form.setData((values) => ({ ...values, [name]: value as FieldValue }))
    if (served[name]) form.clearErrors(name)
  }
  /** What a field takes: spread it on the component. */
  function field<K extends keyof T & string>(name: K) {
    const limit = rulesOf(plan[name]).find((rule) => rule.limit)?.limit
    return {
      ...problems.wiring(name),
      ...(limit ? { maxLength: limit } : {}),
      value: data[name],
      onChange: (value: T[K]) => set(name, value),
    }
  }
  /** The same for what is ticked. */
  function check<K extends keyof T & string>(name: K) {
    return { ...problems.wiring(name), checked: Boolean(data[name]), onChange: (on: boolean) => set(name, on as T[K]) }
  }
  /** Sends when every rule holds; else shows what is wrong. */
  function submit(method: Method, action: string, visit: Visit = {}) {
    problems.showAll()
    const fail = () => setAttempt((count) => count + 1)
    if (problems.areThere) return fail()

    form.transform((values) => (outgoing.current?.(values as T) ?? values) as typeof values)
    const failing: Visit = {
      preserveScroll: true,
      ...visit,
      onError: (errors) => {
        fail()
        return visit.onError?.(errors)
      },
    }
    const onAccepted = () => {
      setSaved(data)
      answers.current?.onAccepted()
    }
    form.submit(method, action, watchAnswer(failing, { onAccepted, onLeft: () => answers.current?.onLeft() }))
  }
  /** Calls back with what became of the form that was sent; one at a time. */
  function whenSent(act: Answers) {
    answers.current = act
  }
  /** What was typed is not wanted any more: nothing of it is kept. */
  function discard() {
    answers.current?.onAccepted()
  }
  /** Puts back what was typed before. */
  function restore(values: Partial<T>) {
    form.setData((shown) => ({ ...shown, ...(values as Record<string, FieldValue>) }))
  }
  function reset() {
    form.resetAndClearErrors()
    // After a save this still is what was before it, as the values are that the form goes back to.
    setSaved(saved)
    problems.hideAll()
    edited.current.clear()
    setAttempt(0)
  }
  /** Changes what is sent, not what is shown. */
  function transform(next: (values: T) => object) {
    outgoing.current = next
  }

  return {
    ...{ data, set, field, check, submit, reset, transform, attempt },
    ...{ prefix, initial: first, saved, whenSent, discard, restore },
    ...{ processing: form.processing, isDirty: form.isDirty },
    ...{ problems: problems.list, errors: problems.byName },
  }
}

const rulesOf = (plan?: Pick<FieldPlan, 'rules'>) => plan?.rules ?? []
