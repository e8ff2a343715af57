import { router, usePage } from '@inertiajs/react'
import { Wrench } from 'lucide-react'
import { useEffect } from 'react'
import { keptAtSignOut, saveBeforeSignOut } from '~/features/shell/kept_at_sign_out'
import { CONSTANTS } from '@generated/constants'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** Whether maintenance ends the session of who reads. */
export function isSignedOut({ maintenance, identity }: Pick<SharedProps, 'maintenance' | 'identity'>): boolean {
  return Boolean(maintenance?.on && identity && !maintenance.isSpared)
}

/** What maintenance means to who reads: a time that was announced, a door that is closed, or the end of this session. */
export function Maintenance() {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const { maintenance, identity } = usePage<SharedProps>().props
  const isOut = isSignedOut({ maintenance, identity })
  const personId = identity?.id

  useEffect(() => {
    if (!isOut || personId === undefined) return
    const end = () => void saveBeforeSignOut(personId).then(() => router.delete(route('security.sessions.destroy')))
    const timer = setTimeout(end, CONSTANTS.maintenanceLogoutDelayMs)
    return () => clearTimeout(timer)
  }, [isOut, personId])

  if (!maintenance) return null
  const when = maintenance.announcedFor && formatDate(maintenance.announcedFor, 'full', locale, timeZone)
  const text = maintenance.on
    ? t(isOut ? 'access.maintenance_signed_out' : identity ? 'access.maintenance_spared' : 'access.maintenance_login')
    : t('access.maintenance_announced', { when: when ?? '' })
  const kept = maintenance.on && !identity ? keptAtSignOut() : null
  return (
    <div
      role={maintenance.on ? 'alert' : 'status'}
      className="flex items-start gap-2 border-b border-warning-line bg-warning-subtle px-4 py-2 text-sm text-warning-fg"
    >
      <Icon of={Wrench} size={16} className="mt-0.5 flex-none" />
      <p>
        <strong className="font-semibold">{t('access.maintenance_title')}.</strong> {text}
        {kept && ` ${t(`access.maintenance_${kept}`)}`}
      </p>
    </div>
  )
}
