import { Drawing, tick } from './drawing.tsx'

/** Paths in the code, so that no icon font is fetched. 24 × 24, strokes. */
const drawings = {
  check: tick,
  alert: 'M12 8v5m0 3.5v.01M10.3 3.9 2 18a2 2 0 0 0 1.7 3h16.6a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  info: 'M12 11v5m0-8.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  lock: 'M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1Zm2 0V7a4 4 0 0 1 8 0v4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  right: 'm9 6 6 6-6 6',
  home: 'M3 11 12 4l9 7M6 9.5V20h12V9.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.6-6 8-6s8 2 8 6',
  card: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm9 5h5m-5 4h5M8 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-3 4c0-1.5 1.3-2.5 3-2.500s3 1 3 2.5',
  pin: 'M12 21s7-6.3 7-11.500A7 7 0 0 0 5 9.500C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  degree: 'm2 9 10-5 10 5-10 5L2 9Zm4 2.500V16c0 1.5 3 3 6 3s6-1.5 6-3v-4.500M22 9v6',
  left: 'm15 6-6 6 6 6',
  form: 'M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm8 0v5h5M8.5 13h7m-7 4h7',
  file: 'M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm8 0v5h5',
  picture:
    'M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm-1 13 5-5 4 4 3-3 6 5M15.500 8.500v.01',
  record:
    'M9 4h6v3H9V4Zm0 1.500H6a1 1 0 0 0-1 1V20a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6.500a1 1 0 0 0-1-1h-3M8.5 12h7m-7 4h7',
  renew: 'M20 11a8 8 0 0 0-14.9-3M4 4v4h4M4 13a8 8 0 0 0 14.9 3M20 20v-4h-4',
  back: 'M9 14 4 9l5-5M4 9h10a5.500 5.500 0 0 1 0 11h-3',
  shield: 'M12 3 5 6v5c0 4.500 3 8 7 10 4-2 7-5.500 7-10V6l-7-3Z',
  people:
    'M9 12a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-7 8c0-3.500 3-5.500 7-5.500s7 2 7 5.500M16 5.300a3.500 3.500 0 0 1 0 6.400m2 3.300c2.500.7 4 2.500 4 5',
  bank: 'M3 9.500 12 4l9 5.500H3ZM5.500 10v7m4.300-7v7m4.400-7v7m4.300-7v7M3 20h18',
  banknote:
    'M3 6h18a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm9 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM5.500 12v.01m13 0v.01',
  download: 'M12 4v12m5-5-5 5-5-5M4 15v5h16v-5',
  print:
    'M7 8V3h10v5M7 17H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-3M7 14h10v7H7v-7Z',
  book: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4V5Zm16 0h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6V5Z',
  calendar: 'M4 6h16v14H4V6Zm0 5h16M8.5 3v5m7-5v5',
  gavel: 'm14 4 6 6m-9-3 6 6m-4.500-4.500L4 17l3 3 8.500-8.500M4 21h9',
  chart: 'M4 4v16h16M9 16v-5m4 5V7m4 9v-7',
  calculator:
    'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2 4h8M8.5 12v.01M12 12v.01M15.5 12v.01M8.5 16.500v.01M12 16.500v.01M15.5 16.500v.01',
  mail: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm-1 2 9 6 9-6',
  clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fitWidth: 'M3 4v16M21 4v16M7 12h10M10 9l-3 3 3 3M14 9l3 3-3 3',
  fitPage: 'M5 3h14v18H5V3Zm7 4v10M9.5 9.500 12 7l2.500 2.500M9.5 14.500 12 17l2.500-2.500',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5m11 5h5v-5',
  columns: 'M4 5h16v14H4V5Zm8 0v14',
  rotateLeft: 'M4 4v5h5M4.500 9A8 8 0 1 1 4 13',
  rotateRight: 'M20 4v5h-5M19.500 9A8 8 0 1 0 20 13',
  upload: 'M12 16V4M7 9l5-5 5 5M4 15v5h16v-5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  edit: 'm4 20 1-4L16 5l3 3L8 19l-4 1Z',
} as const

export type IconName = keyof typeof drawings

/** A drawing by its name. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Drawing path={drawings[name]} {...(className && { className })} />
)
