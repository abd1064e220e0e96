import type { ReactNode } from 'react'
import { classNames } from './classes.ts'
import { Icon } from './icon.tsx'

interface ToastProps {
  readonly tone?: 'success' | 'info' | 'danger'
  readonly children: ReactNode
}

const TONES = {
  success: { icon: 'check', classes: 'bg-success-soft text-success' },
  info: { icon: 'info', classes: 'bg-brand-soft text-brand-strong' },
  danger: { icon: 'alert', classes: 'bg-danger-soft text-danger' },
} as const

/** A short word about what just happened, at the foot of the window; read out, never in the way of the focus. */
export function Toast({ tone = 'success', children }: ToastProps) {
  const { icon, classes } = TONES[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center"
    >
      <p
        className={classNames(
          'pointer-events-auto flex items-center gap-2 rounded-lg px-4 py-3 font-medium shadow-raised',
          classes,
        )}
      >
        <Icon name={icon} />
        {children}
      </p>
    </div>
  )
}
