import { useCallback, useEffect, useState, type RefObject } from 'react'

/** The page that stands in the middle of the frame, and a way to another. */
export function usePageInSight(
  frame: RefObject<HTMLElement | null>,
  isReady: boolean
): [number, (page: number) => void] {
  const [page, setPage] = useState(1)

  useEffect(() => {
    const box = frame.current
    if (!isReady || !box) return
    const look = () => {
      const middle = box.scrollTop + box.clientHeight / 2
      const pages = [...box.querySelectorAll<HTMLElement>('[data-page]')]
      const found = pages.find((one) => one.offsetTop + one.offsetHeight >= middle) ?? pages.at(-1)
      if (found) setPage(Number(found.dataset.page))
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [frame, isReady])

  const turnTo = useCallback(
    (wanted: number) => {
      const target = frame.current?.querySelector<HTMLElement>(`[data-page="${wanted}"]`)
      if (!target) return
      frame.current!.scrollTop = target.offsetTop - 12
      setPage(wanted)
    },
    [frame]
  )

  return [page, turnTo]
}
