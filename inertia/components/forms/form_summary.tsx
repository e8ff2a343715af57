import { Fragment } from 'react'
import type { FormProblem } from '~/components/forms/plan'
import { summaryId } from '~/components/forms/plan'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'

/** Above a form: that something is wrong, and links to each wrong field. */
export function FormSummary({ problems }: { problems: FormProblem[] }) {
  const t = useMessages()
  if (problems.length === 0) return null

  const fields = problems.filter((problem) => problem.label)
  const others = problems.filter((problem) => !problem.label)
  return (
    <Note tone="danger" role="alert" title={fields.length > 0 ? t(summaryId(problems)) : undefined}>
      {others.map((problem) => (
        <p key={problem.name}>{problem.message}</p>
      ))}
      <div>
        {fields.map((problem, index) => (
          <Fragment key={problem.name}>
            {index > 0 && ', '}
            <a
              href={`#${problem.fieldId}`}
              className="link rounded-xs"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(problem.fieldId)?.focus()
              }}
            >
              {problem.label}
            </a>
          </Fragment>
        ))}
      </div>
    </Note>
  )
}
