import {
  File,
  FileArchive,
  FileAudio,
  FileCode,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideo,
  Globe,
  Mail,
  Presentation,
  type LucideIcon,
} from 'lucide-react'
import type { DocumentKind } from './types'

export const ICONS: Record<DocumentKind, LucideIcon> = {
  pdf: FileText,
  image: FileImage,
  word: FileType,
  sheet: FileSpreadsheet,
  slides: Presentation,
  text: FileText,
  email: Mail,
  xml: FileCode,
  web: Globe,
  archive: FileArchive,
  audio: FileAudio,
  video: FileVideo,
  other: File,
}
