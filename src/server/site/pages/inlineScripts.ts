import { NOT_HYDRATED, STORAGE_KEYS } from '../../../contract/constants.ts'

/**
 * Runs in a rendered page: after the first paint of content (a background may be painted before it) it loads the modules
 * of its element (`data-modules`, the entry first) and hydrates the page. Modules are evaluated one after the other, the entry last, so that no task is long. In
 * browsers older than `browserslist` in package.json, which lack `setHTMLUnsafe`, and if a module fails, the page stays
 * as it was rendered. Going back before hydration changes the URL but not the document, which is then reloaded.
 */
export const START_SCRIPT = `if(Element.prototype.setHTMLUnsafe){
const modules=document.currentScript.dataset.modules.split(' '),noScript=document.documentElement.classList,{pathname,search}=location
const goBack=()=>{if(location.pathname!==pathname||location.search!==search)location.reload()}
noScript.remove('${NOT_HYDRATED}')
addEventListener('popstate',goBack)
new PerformanceObserver((paints,observer)=>{
if(!paints.getEntriesByName('first-contentful-paint')[0])return
observer.disconnect()
for(const href of modules)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}))
const load=async()=>{for(const href of modules.slice(1))await import(href);await(await import(modules[0])).hydrate();removeEventListener('popstate',goBack)}
load().catch((error)=>{console.error(error);noScript.add('${NOT_HYDRATED}')})
}).observe({type:'paint',buffered:true})
}`

/**
 * Runs in the panel's document before any other request: preloads the API responses that its element lists, with the
 * stored token, for the panel (`takePreloaded`), unless the browser saves data. Its hash is in the
 * Content-Security-Policy.
 */
export const PRELOAD_SCRIPT = `try{const token=localStorage.getItem('${STORAGE_KEYS.token}');if(token&&!navigator.connection?.saveData){const responses={};window.preloaded={token,at:performance.now(),responses};for(const url of JSON.parse(document.querySelector('[data-preloads]').dataset.preloads))(responses[url]=fetch(url,{headers:{Accept:'application/json',Authorization:'Bearer '+token}}).then(async(response)=>({response,body:await response.text()}))).catch(()=>{})}}catch{}`
