import { useMessages } from '~/hooks/use_messages'

/** Between a form and another way to the same. */
export function OrDivider() {
  const t = useMessages()
  return (
    <p className="my-4 flex items-center gap-3 text-sm text-fg-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('sign_in.or')}
    </p>
  )
}
