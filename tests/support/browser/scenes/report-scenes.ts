/** The office's reports and the register in figures: with figures, without, while loading, and after a failure. */
import { aFiguresView } from '#tests/support/pages/register-figures.ts'
import { anEmptyReport } from '#tests/support/pages/reports.ts'
import { answering, breakAll, hold } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const path = '/admin/reports'
const route = '**/api/admin/reports*'

export const reportScenes = (): StaffScene[] => [
  {
    name: 'report',
    path,
    act: (page) => page.getByRole('img', { name: 'Chart: Days in each step' }).waitFor(),
  },
  {
    name: 'report without figures',
    path,
    by: 'administrator',
    before: answering(route, anEmptyReport()),
    act: (page) => page.getByText('No application moved on in this month.').waitFor(),
  },
  { name: 'report of no month', path: `${path}?month=2019-01` },
  { name: 'report loading', path, before: hold(route), busy: 'part' },
  { name: 'report not loaded', path, before: breakAll(route) },
]

const figuresPath = '/admin/figures'
const figuresRoute = '**/api/admin/figures'

export const figureScenes = (): StaffScene[] => [
  {
    name: 'register in figures',
    path: figuresPath,
    before: answering(figuresRoute, aFiguresView()),
    act: (page) => page.getByRole('img', { name: 'Chart: Renewals done' }).waitFor(),
  },
  {
    name: 'register in figures, not counted yet',
    path: figuresPath,
    by: 'administrator',
    before: answering(figuresRoute, aFiguresView({ figures: null, reminders: null })),
  },
  { name: 'register in figures loading', path: figuresPath, before: hold(figuresRoute), busy: 'part' },
  { name: 'register in figures not loaded', path: figuresPath, before: breakAll(figuresRoute) },
]
