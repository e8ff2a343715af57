import { FieldError } from '~/components/forms/field_error'

/** What is wrong with what was filled in as a whole; read aloud when it comes. */
export function FormError({ children, className = '' }: { children: string | undefined; className?: string }) {
  return (
    <div role="alert" className={`${className} empty:hidden`}>
      {children && <FieldError>{children}</FieldError>}
    </div>
  )
}
