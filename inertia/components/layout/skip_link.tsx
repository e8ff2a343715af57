import { useMessages } from '~/hooks/use_messages'

/** The first thing the keyboard meets: past the navigation, to the page. */
export function SkipLink({ href = '#main' }: { href?: string }) {
  const t = useMessages()
  return (
    <a
      href={href}
      className="fixed top-2 left-2 z-(--z-blocking) -translate-y-20 rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-y-0 print:hidden"
    >
      {t('common.skip_to_content')}
    </a>
  )
}
