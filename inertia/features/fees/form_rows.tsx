import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'

interface FormRowsProps {
  legend: string
  error?: string
  add: string
  onAdd?: () => void
  children: ReactNode
}

/** Rows of a form under one name, with the button that adds one. */
export function FormRows({ legend, error, add, onAdd, children }: FormRowsProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {children}
      {error && <FieldError>{error}</FieldError>}
      {onAdd && (
        <div>
          <Button size="sm" icon={Plus} onClick={onAdd}>
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
