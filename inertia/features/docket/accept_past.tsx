import { Checkbox } from '~/components/forms/choices/checkbox'
import { FormDialog, type FormOverlayProps } from '~/components/forms/form_dialog'
import type { Fields } from '~/components/forms/use_fields'

interface PastForm {
  data: { acceptPast: boolean }
  errors: object
  check(name: 'acceptPast'): ReturnType<Fields<{ acceptPast: boolean }>['check']>
}

/** Whether a deadline that is over is noted all the same: asked once the server has said that it is. */
export function AcceptPast({ form }: { form: PastForm }) {
  if (!('acceptPast' in form.errors || form.data.acceptPast)) return null
  return <Checkbox {...form.check('acceptPast')} />
}

/** The dialog in which a deadline is noted; it asks when that is over. */
export function DeadlineDialog<T extends { acceptPast: boolean }>({
  children,
  ...props
}: Omit<FormOverlayProps<T>, 'method'>) {
  return (
    <FormDialog {...props} method="post">
      {children}
      <AcceptPast form={props.form} />
    </FormDialog>
  )
}
