import { useState, type ReactNode } from 'react'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'

export interface SeenDialogProps {
  title: string
  verb: string
  pendingText: string
  action: string
  method?: 'post' | 'delete'
  /** The version that the person looked at. */
  version: number
  onClose: () => void
  children: ReactNode
}

/** Asks once more before something is done with the record as it was looked at. */
export function SeenDialog({ version, method = 'post', children, ...dialog }: SeenDialogProps) {
  const [seen] = useState(version)
  const form = useFields({}, {}, { prefix: 'seen' })
  form.transform(() => ({ version: seen }))
  return (
    <FormDialog {...dialog} {...{ form, method }}>
      <div className="grid gap-2">{children}</div>
    </FormDialog>
  )
}
