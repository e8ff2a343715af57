import { router, usePage } from '@inertiajs/react'
import { Eye } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

const bold = (chunks: ReactNode[]) => <b className="font-semibold break-words">{chunks}</b>

/** Says on every page that the reader sees through another role, or an operator through somebody's eyes, and ends it. */
export function ActingAsBanner() {
  const { identity } = usePage<SharedProps>().props
  const { preview, impersonation } = identity ?? {}
  if (impersonation) return <Impersonation {...impersonation} name={identity!.name} />
  return preview ? <Preview name={preview.name} /> : null
}

function Preview({ name }: { name: string }) {
  const t = useMessages()
  const text = name ? t.rich('shell.acting_as.preview', { b: bold, name }) : t('shell.acting_as.preview_gone')
  return <Banner text={text} end="shell.acting_as.preview_end" href={route('law_firm.role_previews.store')} />
}

/** Its time runs down before the operator's eyes; when it is over, the next page is their own again. */
function Impersonation({ admin, until, name }: { admin: string; until: string; name: string }) {
  const t = useMessages()
  const now = useNow()
  const left = now === null ? null : Math.max(0, Math.floor((Date.parse(until) - Number(now)) / 60_000))
  const text = (
    <>
      {t.rich('shell.acting_as.impersonation', { b: bold, admin, name })}{' '}
      {left !== null && <span className="tabular-nums">{t('shell.acting_as.remaining', { minutes: left })}</span>}
    </>
  )
  return <Banner text={text} end="shell.acting_as.impersonation_end" href={route('settings.impersonations.destroy')} />
}

/** Takes its height off the page by `--acting-as`, which all that stays in sight below it counts with. */
function Banner({ text, end, href }: { text: ReactNode; end: MessageId; href: string }) {
  const t = useMessages()
  const [isEnding, setEnding] = useState(false)

  useEffect(() => {
    const root = document.documentElement
    root.dataset.actingAs = ''
    return () => void delete root.dataset.actingAs
  }, [])

  return (
    <aside
      aria-label={t('shell.acting_as.label')}
      className="sticky top-0 z-(--z-bar) flex h-(--acting-as) items-center gap-3 border-b border-warning-line bg-warning-subtle px-4 text-sm text-fg max-md:gap-2 max-md:px-3 max-md:text-xs"
    >
      <Icon of={Eye} className="flex-none text-warning-fg" />
      <p className="line-clamp-2 min-w-0 flex-1">{text}</p>
      <Button
        size="sm"
        className="flex-none"
        pending={isEnding}
        onClick={() => {
          setEnding(true)
          router.delete(href, { onFinish: () => setEnding(false) })
        }}
      >
        {t(end)}
      </Button>
    </aside>
  )
}
