import { useRef, useState, type DragEvent } from 'react'
import { droppedFiles, type FoundFile } from './dropped_files'

/** The type of what is dragged from one folder of a matter to another. */
export const DRAGGED = 'application/x-foja-documents'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A place where files of the computer may be dropped. `isOver` while some are held above it. */
export function useFileDrop(isAllowed: boolean, onFiles: (files: FoundFile[]) => void) {
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)
  if (!isAllowed) return { isOver: false, drop: {} }
  const leave = () => {
    depth.current = Math.max(0, depth.current - 1)
    if (depth.current === 0) setOver(false)
  }
  const drop = {
    onDragEnter: (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth.current++
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => hasFiles(event) && leave(),
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth.current = 0
      setOver(false)
      void droppedFiles(event.dataTransfer).then(onFiles)
    },
  }
  return { isOver, drop }
}

/** A folder onto which documents and folders of the matter may be dropped. */
export function useItemDrop(isAllowed: boolean, onItems: () => void) {
  const [isOver, setOver] = useState(false)
  if (!isAllowed) return { isOver: false, drop: {} }
  const isMine = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED)
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!isMine(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!isMine(event)) return
      event.preventDefault()
      onItems()
    },
  }
  return { isOver, drop }
}
