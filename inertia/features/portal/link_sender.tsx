import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'
import { FirmMark } from './firm_mark'

type Sender = { name: string; logo: string | null }

/** The firm that sent the link of this page, as soon as it is known; nothing for a link that somebody asked for. */
export function LinkSender({ token }: { token: string | null | undefined }) {
  const [sender, setSender] = useState<Sender | null>(null)
  useEffect(() => {
    if (!token) return
    const control = new AbortController()
    const call = { method: 'POST' as const, body: { link: token }, signal: control.signal }
    // What is not known is not shown; the button says why a link opens nothing.
    fetchJson<{ data: Sender | null }>(route('security.access_links.firm'), call).then(
      ({ data }) => setSender(data),
      () => undefined
    )
    return () => control.abort()
  }, [token])
  return (
    <div className="mb-6 flex min-h-14 items-center gap-3">
      {sender && (
        <>
          <FirmMark name={sender.name} logo={sender.logo} size="lg" />
          <p className="min-w-0 text-lg font-semibold wrap-break-word">{sender.name}</p>
        </>
      )}
    </div>
  )
}
