import { Archive, CircleCheck, CircleHelp, CircleSlash, History, Replace, TriangleAlert } from 'lucide-react'
import { Badge, type BadgeTone } from '~/components/display/badge'
import type { LucideIcon } from '~/components/display/icon'
import type { Status } from '~/features/research/reading/citation_types'
import { useMessages } from '~/hooks/use_messages'

const looks: Record<Status, [BadgeTone, LucideIcon]> = {
  standing: ['success', CircleCheck],
  reformed: ['warning', History],
  substituted: ['warning', Replace],
  superseded: ['danger', CircleSlash],
  interrupted: ['danger', CircleSlash],
  ended: ['void', Archive],
  withdrawn: ['void', TriangleAlert],
  unknown: ['neutral', CircleHelp],
}

/** The validity light: a word with its sign, never a colour alone. */
export function LightBadge({ status }: { status: Status }) {
  const t = useMessages()
  const [tone, icon] = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`citations.status.${status}`)}
    </Badge>
  )
}
