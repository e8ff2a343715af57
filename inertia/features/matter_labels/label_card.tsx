import { useMessages } from '~/hooks/use_messages'

export type Label = {
  key: string
  audience: 'team' | 'client'
  reference: string
  title: string
  clientName: string | null
  court: string | null
  fileNumber: string | null
  size: number
  path: string
}

export type LabelSize = 'small' | 'medium' | 'large'

const CODE: Record<LabelSize, string> = { small: 'w-20', medium: 'w-28', large: 'w-44' }

/** One label. The client's one says nothing about the matter but whose it is: folders lie about. */
export function LabelCard({ label, size, firm }: { label: Label; size: LabelSize; firm: string }) {
  const t = useMessages()
  const { audience, reference, title, clientName, court, fileNumber } = label
  const isTeam = audience === 'team'
  return (
    <li className="flex break-inside-avoid items-center gap-4 rounded-lg border border-line bg-surface p-3 print:rounded-none print:border-line-strong">
      <svg
        viewBox={`0 0 ${label.size} ${label.size}`}
        role="img"
        aria-label={t('matters.label.code_of', { reference })}
        shapeRendering="crispEdges"
        className={`aspect-square flex-none ${CODE[size]}`}
      >
        <rect width={label.size} height={label.size} fill="white" />
        <path d={label.path} fill="black" />
      </svg>
      <div className="min-w-0 text-sm">
        <p className="text-lg font-semibold">{reference}</p>
        {isTeam ? (
          <>
            {size !== 'small' && <p className="line-clamp-2 wrap-break-word">{title}</p>}
            <p className="truncate text-fg-muted">{clientName}</p>
            <p className="truncate text-fg-muted">{[fileNumber, court].filter(Boolean).join(', ')}</p>
            {size === 'large' && <p className="mt-1 text-fg-subtle">{t('matters.label.team_text')}</p>}
          </>
        ) : (
          <>
            <p className="wrap-break-word">{firm}</p>
            <p className="text-fg-muted">{t('matters.label.client_text')}</p>
          </>
        )}
      </div>
    </li>
  )
}
