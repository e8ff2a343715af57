import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Pencil, PinOff, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { RemoveButton } from '~/components/overlays/remove_button'
import { DateTime } from '~/components/display/date_time'
import { IconButton } from '~/components/actions/icon_button'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { PinNote } from './pin_note'

interface PinLineProps {
  matterId: number
  pin: Data.Matters.MatterPin
  canEdit: boolean
}

/** What a pinned text is, and whether it reads differently by now. */
export function PinTitle({ pin }: Pick<PinLineProps, 'pin'>) {
  return (
    <>
      <ChangedSince pin={pin} />
      <h3 className="font-serif text-sm leading-5 font-semibold text-pretty">
        <Link href={pin.href} className="rounded-xs underline-offset-3 hover:underline">
          {pin.title}
        </Link>
      </h3>
      <p className="text-sm text-fg-muted">{pin.citation}</p>
    </>
  )
}

/** A pinned text: how it is cited, what the firm noted, and whether it reads differently by now. */
export function PinLine({ matterId, pin, canEdit }: PinLineProps) {
  const t = useMessages()
  const [isNoting, setNoting] = useState(false)
  const address = route('law_firm.matter_pins.show', { dossierId: matterId, id: pin.id })
  return (
    <li className="border-b border-line-subtle py-4 first:pt-1">
      <div className="flex items-start gap-x-3 max-md:flex-wrap">
        <div className="grid min-w-0 flex-1 gap-1.5 max-md:basis-full">
          <PinTitle pin={pin} />
          <p className="text-xs text-fg-subtle">
            {t('matters.research.pinned_by', { name: pin.pinnedBy })}, <DateTime value={pin.pinnedAt} />
          </p>
        </div>
        {canEdit && (
          <span className="flex flex-none max-md:-ml-2.5">
            <IconButton
              size="sm"
              icon={Pencil}
              label={t(pin.note ? 'matters.research.edit_note' : 'matters.research.add_note')}
              aria-expanded={isNoting}
              onClick={() => setNoting(!isNoting)}
            />
            <Unpin pin={pin} address={address} />
          </span>
        )}
      </div>
      {isNoting ? (
        <PinNote pin={pin} address={address} onDone={() => setNoting(false)} />
      ) : (
        pin.note && (
          <p className="mt-2 max-w-140 border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line wrap-break-word">
            {pin.note}
          </p>
        )
      )}
    </li>
  )
}

/** That the published text is no longer the one that was pinned, and the way to see both. */
function ChangedSince({ pin: { comparisonHref } }: { pin: PinLineProps['pin'] }) {
  const t = useMessages()
  if (!comparisonHref) return null
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone="warning" icon={TriangleAlert} title={t('matters.research.changed_hint')}>
        {t('matters.research.changed')}
      </Badge>
      <TextLink href={comparisonHref}>{t('matters.pin.compare')}</TextLink>
    </span>
  )
}

/** Takes the text off the matter; asks first, since the note goes with it. */
function Unpin({ pin, address }: { pin: PinLineProps['pin']; address: string }) {
  const t = useMessages()

  return (
    <RemoveButton
      label={t('matters.research.unpin')}
      icon={PinOff}
      iconOnly
      href={address}
      title={t('matters.research.unpin_title')}
      verb={t('common.remove')}
      pendingText={t('matters.research.unpinning')}
    >
      {t('matters.research.unpin_text', { citation: pin.citation })} {pin.note && t('matters.research.unpin_note')}
    </RemoveButton>
  )
}
