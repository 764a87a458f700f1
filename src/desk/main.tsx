import './desk.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startInDeskLanguage } from './desk-language.ts'
import { router } from './routes.tsx'

startInDeskLanguage()
const place = document.getElementById('desk')
if (place)
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
