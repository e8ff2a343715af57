import { useForm } from '@inertiajs/react'
import type { Method, UseFormSubmitOptions } from '@inertiajs/core'
import { useRef, useState } from 'react'
import { afterPointer } from '~/components/forms/after_pointer'
import type { FieldPlan, FieldValue, FormProblem, Plan } from '~/components/forms/plan'
import { problemsOf } from '~/components/forms/plan'
import { claimRequest, releaseRequest } from '~/components/forms/pending_requests'
import type { Problem } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { useToast } from '~/hooks/use_toast'

export type Fields<T extends object> = ReturnType<typeof useFields<T>>
export type Visit = UseFormSubmitOptions

interface FieldsOptions {
  /** Begins the ids of the fields, for two forms on one page. */
  prefix?: string
}

/**
 * State of a form on top of Inertia's: values, rules, what is wrong and when to show it.
 * A problem is shown after the field is left and after a submit; what the server answers is shown at its field in the same way.
 */
export function useFields<T extends object>(initial: T, plan: Plan<T>, { prefix = 'field' }: FieldsOptions = {}) {
  const t = useMessages()
  const toast = useToast()
  const form = useForm<Record<string, FieldValue>>(initial as Record<string, FieldValue>)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const change = useRef<(data: T) => object>(undefined)

  const data = form.data as T
  const wrong = problemsOf(plan, data)
  const served = form.errors as Record<string, string | undefined>
  const say = (problem?: Problem) => problem && t(problem.id, problem.values)
  const errorOf = (name: string) => served[name] ?? (shown.has(name) ? say(wrong[name]) : undefined)

  function set<K extends keyof T & string>(name: K, value: T[K]) {
    form.setData((values) => ({ ...values, [name]: value as FieldValue }))
    if (served[name]) form.clearErrors(name)
  }

  function submit(method: Method, action: string, visit: Visit = {}) {
    setShown(new Set(Object.keys(plan)))
    if (Object.keys(wrong).length > 0) return setAttempt((count) => count + 1)
    if (!claimRequest(method, action)) return toast({ text: t('errors_ui.request_pending'), tone: 'danger' })

    form.transform((values) => (change.current?.(values as T) ?? values) as typeof values)
    form.submit(method, action, {
      preserveScroll: true,
      ...visit,
      onError: (errors) => {
        setAttempt((count) => count + 1)
        return visit.onError?.(errors)
      },
      onFinish: (finished) => {
        releaseRequest(method, action)
        return visit.onFinish?.(finished)
      },
    })
  }

  function problems(): FormProblem[] {
    const names = [...new Set([...Object.keys(plan), ...Object.keys(served)])].filter((name) => errorOf(name))
    return names.map((name) => ({
      name,
      fieldId: `${prefix}-${name}`,
      label: (plan as Record<string, FieldPlan | undefined>)[name]?.label,
      message: errorOf(name)!,
      kind: !served[name] && wrong[name]?.id === 'forms.required' ? 'required' : 'other',
    }))
  }

  function wiring<K extends keyof T & string>(name: K) {
    const { label = name, rules = [] } = (plan[name] ?? {}) as FieldPlan
    return {
      id: `${prefix}-${name}`,
      name: name as string,
      label: label as string,
      error: errorOf(name),
      required: rules.some((rule) => rule.kind === 'required') || undefined,
      onBlur: () => afterPointer(() => setShown((names) => new Set(names).add(name))),
    }
  }

  /** What a field takes: spread it on the component. */
  function field<K extends keyof T & string>(name: K) {
    const { rules = [] } = (plan[name] ?? {}) as FieldPlan
    const maxLength = rules.find((rule) => rule.limit)?.limit
    return {
      ...wiring(name),
      ...(maxLength ? { maxLength } : {}),
      value: data[name],
      onChange: (value: T[K]) => set(name, value),
    }
  }

  /** The same for what is ticked. */
  function check<K extends keyof T & string>(name: K) {
    return { ...wiring(name), checked: Boolean(data[name]), onChange: (on: boolean) => set(name, on as T[K]) }
  }

  return {
    ...{ data, set, field, check, submit, attempt },
    processing: form.processing,
    isDirty: form.isDirty,
    problems: problems(),
    errors: Object.fromEntries(problems().map(({ name, message }) => [name, message])),
    reset: () => {
      form.resetAndClearErrors()
      setShown(new Set())
      setAttempt(0)
    },
    /** Changes what is sent, not what is shown: `form.transform((data) => ({ … }))`. */
    transform: (next: (values: T) => object) => {
      change.current = next
    },
  }
}
