import { Form, type FormProps } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'

interface SecurityFormProps<T extends object> extends Omit<FormProps<T>, 'method'> {
  /** What the button says, and while the form is under way. */
  verb: string
  pendingText: string
}

/** The form of a page without a session: fields one below the other and one wide button. */
export function SecurityForm<T extends object>({ verb, pendingText, children, ...form }: SecurityFormProps<T>) {
  return (
    <Form {...form} method="post">
      {children}
      <Submit size="lg" block pendingText={pendingText}>
        {verb}
      </Submit>
    </Form>
  )
}
