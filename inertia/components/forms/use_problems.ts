import { useState } from 'react'
import { afterPointer } from '~/components/forms/after_pointer'
import { labelOf, problemsOf } from '~/components/forms/plan'
import type { FieldPlan, FormProblem, Plan } from '~/components/forms/plan'
import { useMessages } from '~/hooks/use_messages'

interface ProblemsSource<T> {
  plan: Plan<T>
  data: T
  /** What the server answered, by field, already in words. */
  served: Record<string, string | undefined>
  prefix: string
  /** Whether a person changed a field: leaving one as it was shows nothing. */
  isEdited: (name: string) => boolean
}

/** What is wrong with a form and which of it is shown by now. */
export function useProblems<T extends object>({ plan, data, served, prefix, isEdited }: ProblemsSource<T>) {
  const t = useMessages()
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const plans = plan as Record<string, FieldPlan<T> | undefined>
  const wrong = problemsOf(plan, data)

  function messageOf(name: string) {
    const problem = shown.has(name) ? wrong[name] : undefined
    return served[name] ?? (problem && t(problem.id, problem.values))
  }
  /** A press that sends ends after the field was left: what counts is how the form is then. */
  function showAfter(name: string) {
    if (isEdited(name)) setShown((names) => new Set(names).add(name))
  }
  function wiring(name: string) {
    return {
      id: `${prefix}-${name}`,
      name,
      label: labelOf(plans[name], data) ?? name,
      error: messageOf(name),
      required: plans[name]?.rules?.some((rule) => rule.kind === 'required') || undefined,
      onBlur: () => afterPointer(() => showAfter(name)),
    }
  }

  const names = [...new Set([...Object.keys(plan), ...Object.keys(served)])].filter((name) => messageOf(name))
  const list = names.map((name): FormProblem => ({
    name,
    fieldId: `${prefix}-${name}`,
    label: labelOf(plans[name], data),
    message: messageOf(name)!,
    kind: !served[name] && wrong[name]?.id === 'forms.required' ? 'required' : 'other',
  }))

  return {
    list,
    wiring,
    byName: Object.fromEntries(list.map((problem) => [problem.name, problem.message])) as Record<string, string>,
    areThere: Object.keys(wrong).length > 0,
    showAll: () => setShown(new Set(Object.keys(plan))),
    hideAll: () => setShown(new Set()),
  }
}
