import { useEffect, useRef, useState } from 'react'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { inputsOf, loadJudge, type Judge, type Strength } from './password_strength'

interface PasswordMeterProps {
  password: string
  /** What else the person has written, such as name and e-mail. */
  inputs?: (string | null | undefined)[]
}

const STEPS = [1, 2, 3, 4, 5] as const
const COLORS = { 1: 'bg-danger', 2: 'bg-danger', 3: 'bg-warning', 4: 'bg-success', 5: 'bg-success' } as const

/** Long enough that a listener is not told at each email. */
const PAUSE_MS = 300

/** Judges a password once typing pauses; the judge is fetched when there is something to judge. */
function useStrength(password: string, inputs: string[]): Strength | null {
  const judge = useRef<Promise<Judge>>(undefined)
  const [strength, setStrength] = useState<Strength | null>(null)
  const said = inputs.join('\n')

  useEffect(() => {
    if (password === '') return
    let isCurrent = true
    const timer = setTimeout(() => {
      judge.current ??= loadJudge()
      judge.current.then(
        (judgeIt) => isCurrent && setStrength(judgeIt(password, said.split('\n'))),
        // Without the lists there is no meter; the server judges all the same.
        () => (judge.current = undefined)
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, said])

  return password === '' ? null : strength
}

/** How strong a new password is, in five steps and in words, with what would make it stronger. */
export function PasswordMeter({ password, inputs = [] }: PasswordMeterProps) {
  const t = useMessages()
  const strength = useStrength(password, inputsOf(inputs))

  return (
    <div className="grid gap-1.5">
      {strength && (
        <div aria-hidden="true" className="grid grid-cols-5 gap-1">
          {STEPS.map((step) => (
            <span
              key={step}
              className={cx('h-1 rounded-full', step <= strength.step ? COLORS[strength.step] : 'bg-surface-active')}
            />
          ))}
        </div>
      )}
      <div aria-live="polite" className="text-xs text-fg-muted">
        {strength && (
          <>
            <p>
              {t.rich('recovery.strength', {
                step: t(strength.label),
                b: (chunks) => <strong className="font-semibold text-fg">{chunks}</strong>,
              })}
              {strength.warning && ` ${t(strength.warning)}`}
            </p>
            {strength.suggestions.length > 0 && (
              <ul className="mt-0.5 list-disc pl-4">
                {strength.suggestions.map((suggestion) => (
                  <li key={suggestion}>{t(suggestion)}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  )
}
