import { Component, type ReactNode } from 'react'
import { m } from '../message/messages.ts'
import { ErrorState } from '../ui/empty-state.tsx'

interface ErrorBoundaryProps {
  /** Another one is another attempt. */
  readonly place: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failedAt: string | undefined
}

/** A page that breaks, or whose code cannot be fetched, says so; everything around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place })
  }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { failedAt }: ErrorBoundaryState) {
    return failedAt !== undefined && failedAt !== '' && failedAt !== place ? { failedAt: undefined } : null
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children
    return (
      <ErrorState title={m.page.away()} onRetry={() => location.reload()}>
        {m.page.broken()}
      </ErrorState>
    )
  }
}
