import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  help?: ReactNode
  id?: string
  name?: string
  disabled?: boolean
  className?: string
}

/** On or off, in force at once. */
export function Switch({ label, checked, onChange, help, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const noteId = `${rest.id ?? ownId}-note`

  return (
    <div className={cx('grid content-start gap-0.5', className)}>
      <label className="inline-flex min-h-6 items-start gap-2 justify-self-start py-0.5 max-md:min-h-control-lg max-md:items-center">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="switch mt-0.5 max-md:mt-0"
          checked={checked}
          aria-describedby={help ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {help && (
        <div id={noteId} className="pl-9 text-xs text-fg-subtle">
          {help}
        </div>
      )}
    </div>
  )
}
