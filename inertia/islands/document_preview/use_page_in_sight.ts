import { useCallback, useEffect, useState } from 'react'

/** The page that stands in the middle of the frame, and a way to another. */
export function usePageInSight(frame: HTMLElement | null): [number, (page: number) => void] {
  const [page, setPage] = useState(1)

  useEffect(() => {
    if (!frame) return
    const look = () => {
      const middle = frame.scrollTop + frame.clientHeight / 2
      const pages = [...frame.querySelectorAll<HTMLElement>('[data-page]')]
      const found = pages.find((one) => one.offsetTop + one.offsetHeight >= middle) ?? pages.at(-1)
      if (found) setPage(Number(found.dataset.page))
    }
    frame.addEventListener('scroll', look, { passive: true })
    return () => frame.removeEventListener('scroll', look)
  }, [frame])

  const turnTo = useCallback(
    (wanted: number) => {
      const target = frame?.querySelector<HTMLElement>(`[data-page="${wanted}"]`)
      if (!target) return
      frame?.scrollTo({ top: target.offsetTop - 12 })
      setPage(wanted)
    },
    [frame]
  )

  return [page, turnTo]
}
